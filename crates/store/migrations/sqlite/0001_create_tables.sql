-- A game: who may see what is the server's matter, here it is text.
create table game (
    id text not null primary key,
    room text not null,
    rules text not null,
    body text not null,
    created_ms bigint not null,
    ended_ms bigint,
    result text
);

create index game_by_end
    on game (ended_ms);

-- The primary key is the lock of a game: one event per ply.
create table event (
    game text not null references game (id),
    ply bigint not null,
    body text not null,
    primary key (game, ply)
)
without rowid;

-- The guest is null once the guest is deleted.
create table player (
    game text not null references game (id),
    seat bigint not null,
    guest text,
    primary key (game, seat)
);

create index player_by_guest
    on player (guest, game);

-- A table, which is a reserved word.
create table room (
    code text not null primary key,
    version bigint not null,
    closed bigint not null,
    body text not null,
    changed_ms bigint not null
);

create index room_by_closed
    on room (closed);

-- The token itself is never stored.
create table guest (
    id text not null primary key,
    kind text not null,
    owner text,
    name text not null,
    color text not null,
    token_hash blob not null unique,
    created_ms bigint not null,
    seen_ms bigint not null
);

create index guest_by_owner
    on guest (owner);

create table review (
    game text not null primary key references game (id),
    body text not null
);

-- One row, written to see whether the database can be written.
create table pulse (
    id bigint not null primary key,
    beats bigint not null
);
