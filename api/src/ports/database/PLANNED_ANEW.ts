/** Stands in statements over many rows: the best plan for them depends on what is asked for, so none is kept. */
export const PLANNED_ANEW = '/* planned anew */';
