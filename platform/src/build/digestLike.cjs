const { createHash } = require('node:crypto');

/**
 * Digest of bytes with the algorithm of another digest: `sha256-…`, in older releases `sha384-…`.
 * @type {(other: string, content: Buffer | string) => string}
 */
exports.digestLike = function digestLike(other, content) {
  const algorithm = other.startsWith('sha384-') ? 'sha384' : 'sha256';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
};
