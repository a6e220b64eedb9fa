/** The time of every test, unix seconds: 2026-05-01 12:00 UTC. */
export const NOW_S = 1_777_636_800;
