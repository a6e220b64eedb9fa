import type { House } from './House';

/** The houses along the water, from left to right; a phone shows only those in the middle. */
export const houses: readonly House[] = [
  { x: -20, width: 190, height: 360, gable: 'neck', color: '#2a1540', columns: 3, rows: 4, litWindows: [1, 5, 6, 10] },
  { x: 170, width: 160, height: 300, gable: 'bell', color: '#351a4a', columns: 2, rows: 3, litWindows: [0, 3] },
  { x: 330, width: 160, height: 392, gable: 'step', color: '#241138', columns: 3, rows: 4, litWindows: [2, 4, 9] },
  { x: 490, width: 252, height: 344, gable: 'bell', color: '#321845', columns: 4, rows: 3, litWindows: [0, 8] },
  { x: 742, width: 108, height: 412, gable: 'spout', color: '#26123a', columns: 2, rows: 5, litWindows: [1, 4, 7] },
  { x: 850, width: 262, height: 330, gable: 'step', color: '#381b4c', columns: 4, rows: 3, litWindows: [3, 11] },
  { x: 1112, width: 170, height: 402, gable: 'neck', color: '#27133c', columns: 3, rows: 4, litWindows: [0, 4, 8, 11] },
  { x: 1282, width: 150, height: 316, gable: 'spout', color: '#331947', columns: 2, rows: 3, litWindows: [2, 5] },
  { x: 1432, width: 190, height: 372, gable: 'bell', color: '#26123b', columns: 3, rows: 4, litWindows: [1, 6, 7] },
];
