/** Stand-in for `qs` with the part that superagent uses: encoding a form of plain values. */
exports.stringify = (fields) => new URLSearchParams(fields).toString();
