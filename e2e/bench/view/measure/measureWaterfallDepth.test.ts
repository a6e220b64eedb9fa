import type { PageRequest } from './PageRequest';
import { isCode, measureWaterfallDepth } from './measureWaterfallDepth';

const ORIGIN = 'https://localhost:1/';

const aRequest = (name: string, start: number, end: number, initiators: string[] = [], type = 'Script'): PageRequest => ({
  ...{ id: name, url: ORIGIN + name, type, start, end, bytes: 1, cached: false },
  initiators: initiators.map((initiator) => ORIGIN + initiator),
});

const page = aRequest('', 0, 500, [], 'Document');

describe('the depth of a waterfall', () => {
  it('is 1 for a document alone and 0 for nothing', () => {
    expect([measureWaterfallDepth([page]), measureWaterfallDepth([])]).toEqual([1, 0]);
  });

  it('is 2 for all that the document names, even before the document has ended', () => {
    expect(measureWaterfallDepth([page, aRequest('a.js', 480, 900, ['']), aRequest('b.js', 520, 900, [''])])).toBe(2);
  });

  it('grows with a script that asks for another one', () => {
    const entry = aRequest('entry.js', 520, 900, ['']);
    expect(measureWaterfallDepth([page, entry, aRequest('chunk.js', 950, 1_200, ['entry.js'])])).toBe(3);
  });

  it('counts a preloaded script once, whoever asks for it later', () => {
    const [entry, chunk] = [aRequest('entry.js', 520, 900, ['']), aRequest('chunk.js', 520, 910, [''])];
    expect(measureWaterfallDepth([page, entry, chunk])).toBe(2);
  });

  it('follows the longest of several chains', () => {
    const entry = aRequest('entry.js', 520, 900, ['']);
    const list = aRequest('search.php', 950, 1_200, ['entry.js'], 'XHR');
    const photo = aRequest('photo', 1_300, 1_500, ['entry.js', 'search.php'], 'Image');
    expect(measureWaterfallDepth([photo, list, entry, page, aRequest('other.js', 520, 2_000, [''])])).toBe(4);
  });

  it('takes the request that ended last as the cause when the browser names none', () => {
    const entry = aRequest('entry.js', 520, 900, ['']);
    const list = aRequest('search.php', 950, 1_200, ['entry.js'], 'XHR');
    expect(measureWaterfallDepth([page, entry, list, aRequest('photo', 1_300, 1_500, [], 'Image')])).toBe(4);
    expect(measureWaterfallDepth([page, aRequest('photo', 490, 900, [], 'Image')])).toBe(2);
  });

  it('distinguishes pictures that a script adds from those in the document', () => {
    const entry = aRequest('entry.js', 520, 900, ['']);
    expect(measureWaterfallDepth([page, entry, aRequest('hero', 520, 1_000, [''], 'Image')])).toBe(2);
    expect(measureWaterfallDepth([page, entry, aRequest('hero', 1_100, 1_300, [''], 'Image')])).toBe(3);
  });

  it('distinguishes code and texts from data', () => {
    const requests = [page, aRequest('lang/en.json', 0, 1, [], 'Fetch'), aRequest('api/search.php', 0, 1, [], 'XHR')];
    expect(requests.map(isCode)).toEqual([true, true, false]);
  });
});
