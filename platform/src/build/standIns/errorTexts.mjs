/** Stand-in for the texts of the federation runtime's errors: their codes say the same and are documented. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
