import type { Published } from '../publishPackage';

export const publishedText = ({ remote, release, isNew, isPromoted }: Published): string =>
  `${remote} ${release} ${isNew ? 'published' : 'is published already'}${isPromoted ? ' and promoted' : ''}`;
