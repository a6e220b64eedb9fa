/** Gives the ids of a drawing an ending of its own, so that two figures fit into one picture. */
export const withIds = (markup: string, ending: string): string =>
  markup.replace(/ id="([^"]+)"/g, ` id="$1${ending}"`).replace(/url\(#([^)]+)\)/g, `url(#$1${ending})`);
