"""What operations take and answer: one class for each schema of the contract."""

from .generated.models import *  # noqa: F403
from .generated.models import __all__ as __all__
