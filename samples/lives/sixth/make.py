"""python make.py FOLDER: the sixth set of statements with their truth beside them, the same each time."""
import os
import pathlib
import sys

# The day on which the banks made them; read when the library for PDFs is loaded.
os.environ["SOURCE_DATE_EPOCH"] = "1793836800"

from people import everybody

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for number, person in enumerate(everybody(), 1):
    person.write(folder, number)
