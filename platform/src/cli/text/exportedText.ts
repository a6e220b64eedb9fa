import type { Exported } from '../writeStaticSite';

/** Describes an export. */
export const exportedText = ({ host, folder, serial, files, kept }: Exported & { host: string; folder: string }): string =>
  `serial ${serial}: ${host} is in ${folder}, ${files} files written, ${kept} were there already`;
