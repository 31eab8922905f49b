import { matchMigrations } from '@tabletome/match/stores/sql'
import type { Migration } from '@tabletome/match/stores/sql'

/** Portable to PostgreSQL: text, integer, bigint for times in milliseconds, JSON as text, no booleans. */
export const serverMigrations: readonly Migration[] = [
  {
    owner: 'server',
    number: 1,
    statements: [
      `create table person (
        id text primary key,
        name text not null,
        login text unique,
        password text,
        created_at bigint not null
      )`,
      `create table session (
        hash text primary key,
        person_id text not null references person (id) on delete cascade,
        created_at bigint not null,
        seen_at bigint not null
      )`,
      'create index session_person on session (person_id)',
      `create table game_table (
        id text primary key,
        game text not null,
        setup text not null,
        owner text not null references person (id),
        pace text not null check (pace in ('live', 'turns')),
        spectators integer not null,
        undo integer not null,
        status text not null check (status in ('gathering', 'playing', 'over')),
        seed text not null,
        seed_commit text not null,
        seq integer not null,
        waiting text not null,
        created_at bigint not null,
        changed_at bigint not null
      )`,
      'create index game_table_owner on game_table (owner, changed_at)',
      'create index game_table_status on game_table (status, changed_at)',
      `create table seat (
        table_id text not null references game_table (id) on delete cascade,
        position integer not null,
        seat text not null,
        offer text not null check (offer in ('me', 'friend', 'open', 'bot')),
        kind text not null check (kind in ('person', 'bot', 'empty')),
        person_id text references person (id),
        bot text,
        invite text,
        nonce text not null,
        primary key (table_id, seat)
      )`,
      'create index seat_person on seat (person_id)',
      `create table talk (
        table_id text not null references game_table (id) on delete cascade,
        n integer not null,
        said_by text not null,
        seat text,
        at bigint not null,
        talk text not null,
        primary key (table_id, n)
      )`,
    ],
  },
  {
    owner: 'server',
    number: 2,
    statements: [
      `create table device (
        hash text primary key,
        person_id text not null references person (id) on delete cascade,
        created_at bigint not null
      )`,
      'create index device_person on device (person_id)',
      'alter table game_table add column awaits_nonce integer not null default 0',
      'alter table person add column skeleton text',
      'create index person_skeleton on person (skeleton)',
      'create table pulse (id integer primary key, at bigint not null)',
    ],
  },
  {
    owner: 'server',
    number: 3,
    statements: [
      'alter table game_table add column stand_in text',
      'alter table game_table add column rematch text',
      'alter table seat add column bot_at bigint',
      'alter table seat add column bot_seq integer',
      'alter table seat add column bot_by text',
      'alter table seat add column invited text',
      'create index seat_invited on seat (invited)',
      `create table unlisted (
        person_id text not null references person (id) on delete cascade,
        table_id text not null references game_table (id) on delete cascade,
        primary key (person_id, table_id)
      )`,
      `create table push_device (
        endpoint text primary key,
        person_id text not null references person (id) on delete cascade,
        p256dh text not null,
        auth text not null,
        language text not null,
        created_at bigint not null
      )`,
      'create index push_device_person on push_device (person_id)',
      `create table push_wish (
        table_id text not null references game_table (id) on delete cascade,
        person_id text not null references person (id) on delete cascade,
        told integer not null,
        primary key (table_id, person_id)
      )`,
      'create index push_wish_person on push_wish (person_id)',
      'create table server_secret (name text primary key, value text not null)',
    ],
  },
  {
    owner: 'server',
    number: 4,
    statements: [
      'create table process (id text primary key, seen_at bigint not null)',
      `create table attendance (
        process_id text not null,
        table_id text not null,
        person_id text not null,
        since bigint not null,
        primary key (table_id, person_id, process_id)
      )`,
      'create table lease (name text primary key, holder text not null, until bigint not null)',
      'create table bucket (name text primary key, level double precision not null, at bigint not null)',
    ],
  },
  {
    owner: 'server',
    number: 5,
    statements: [
      `create table played (
        person_id text not null references person (id) on delete cascade,
        match_id text not null,
        at bigint not null,
        played text not null,
        primary key (person_id, match_id)
      )`,
      `create table record_cleared (
        person_id text primary key references person (id) on delete cascade,
        at bigint not null
      )`,
    ],
  },
  {
    owner: 'server',
    number: 6,
    statements: [
      `create table learned (
        person_id text primary key references person (id) on delete cascade,
        progress text not null,
        at bigint not null
      )`,
    ],
  },
  {
    owner: 'server',
    number: 7,
    statements: [
      'alter table person add column program_of text',
      'create index person_program_of on person (program_of)',
      `create table program_token (
        person_id text primary key references person (id) on delete cascade,
        hash text not null unique,
        seen_at bigint
      )`,
    ],
  },
  {
    owner: 'server',
    number: 8,
    statements: ['alter table game_table add column hints integer not null default 0'],
  },
]

/** What a database of this server is opened with. */
export const ALL_MIGRATIONS: readonly Migration[] = [...matchMigrations, ...serverMigrations]
