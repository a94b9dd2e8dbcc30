-- How long processors worked for each team, by day of India's calendar and by kind of work.
CREATE TABLE processor_time (
    team_id      TEXT NOT NULL REFERENCES teams (id),
    day          TEXT NOT NULL,
    work         TEXT NOT NULL,
    microseconds BIGINT NOT NULL,
    PRIMARY KEY (team_id, day, work)
);
