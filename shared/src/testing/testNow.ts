/** Time at which every test starts, in unix seconds: 2026-05-01 12:00 UTC. */
export const NOW_S = 1_777_636_800;
