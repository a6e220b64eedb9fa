/** The part of `qs` used by superagent: a form of plain values. */
exports.stringify = (fields) => new URLSearchParams(fields).toString();
