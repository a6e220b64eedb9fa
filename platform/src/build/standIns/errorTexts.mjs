/** Stands in for the texts of the federation runtime's errors: their codes say the same, and the documentation of each is named beside them. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
