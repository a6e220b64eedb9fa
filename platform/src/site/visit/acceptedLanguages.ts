/** Language tags of Accept-Language, most preferred first. */
export function acceptedLanguages(header: string | undefined): string[] {
  const tags = (header ?? '').split(',').map((part, index) => {
    const [tag = '', quality = '1'] = part.trim().split(/\s*;\s*q=/i);
    return { tag, quality: Number(quality) || 0, index };
  });
  return tags
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((left, right) => right.quality - left.quality || left.index - right.index)
    .map(({ tag }) => tag);
}
