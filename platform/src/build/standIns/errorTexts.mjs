/** Stand-in for the texts of the federation runtime's errors: the error codes are documented and say the same. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
