//! A server as its clients see it: real sockets, real requests, a real database.

mod absence;
mod bad_input;
mod edge;
mod fair_info;
mod games;
mod guests;
mod hidden;
mod kept;
mod limits;
mod local;
mod network;
mod origin;
mod programs;
mod rematch;
mod repeats;
mod rest;
mod restart;
mod review;
mod seats;
mod seeking;
mod stream;
mod support;
mod tables;
mod talk;
mod today;
mod wire;
