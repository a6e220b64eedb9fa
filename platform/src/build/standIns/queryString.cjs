/** What superagent uses of `qs`: a form of plain values. */
exports.stringify = (fields) => new URLSearchParams(fields).toString();
