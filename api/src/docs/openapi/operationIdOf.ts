/** Name of a call for programs that are made from the document: `GET /api/check-name.php` is `getCheckName`. */
export const operationIdOf = (method: string, url: string): string =>
  [
    method.toLowerCase(),
    ...url
      .replace(/^\/api/, '')
      .replace(/\.php$/, '')
      .split(/\W+/),
  ]
    .filter((word) => word !== '')
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
