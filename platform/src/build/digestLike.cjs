const { createHash } = require('node:crypto');

/**
 * Digest of a file's content with the algorithm of a reference digest: `sha256-…`, in older releases `sha384-…`.
 * @type {(reference: string, content: Buffer | string) => string}
 */
exports.digestLike = function digestLike(reference, content) {
  const algorithm = reference.startsWith('sha384-') ? 'sha384' : 'sha256';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
};
