/** Bytes per KB in the limits below. */
export const KB = 1024;

/** Limits in KB as sent, compressed with Brotli's best level (R-096, decision 014). A build that exceeds one fails. */
export const BUDGETS = {
  /** Shell, libraries and eager doors, which every page loads first. This and the next limit add up to the 150 KB of script that R-096 allows. */
  shell: 138.5,
  /** What the index page, or a lander's screen with its remote's entry, adds to the shell. */
  'first public screen': 11.5,
  'entry of a remote': 8,
  'first screen': 45,
  'other lazy chunk': 35,
  'texts of one language': 12,
  'door pickers': 30,
  'door forms': 21,
  'door safety': 3,
} as const;

export type BudgetName = keyof typeof BUDGETS;

/** Matches the chunk names of the index page and of the landers: the screens under `/landers`, and the three about a member. */
export const PUBLIC_SCREEN_NAME = /^screen-(index|landers-.+|members-id-landing.*)$/;
