/** Stand-in for the texts of the federation runtime's errors, which its documentation lists by error code. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
