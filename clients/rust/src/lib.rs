//! Client of the Lending Analysis Service.
