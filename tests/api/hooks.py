"""What stands in place of `{id}`: mostly a table that there is."""

import os
import random

import schemathesis

TABLES = os.environ["NAUST_TABLES"].split(",")


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and "id" in path_parameters and random.random() < 0.7:
        path_parameters["id"] = random.choice(TABLES)
    return path_parameters
