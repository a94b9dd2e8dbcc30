//! openapi.yaml to committed client sources.
