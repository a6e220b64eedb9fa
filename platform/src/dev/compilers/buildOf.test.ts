import { tablesOf } from './buildOf';

describe('tablesOf', () => {
  it('writes the digests of scripts as the integrity runtime reads them', () => {
    const { table } = tablesOf({ 'remoteEntry.js': 'sha256-a', 'chunk-1.js': 'sha256-b', 'lang/en.json': 'sha256-c' });
    expect(table).toBe('|remoteEntry.js sha256-a|chunk-1.js sha256-b');
    expect(table.split('|chunk-1.js ')[1]?.split('|')[0]).toBe('sha256-b');
  });

  it('has another digest of texts only when a catalogue changed', () => {
    const { texts } = tablesOf({ 'a.js': '1', 'lang/en.json': '2' });
    expect(tablesOf({ 'a.js': 'changed', 'lang/en.json': '2' }).texts).toBe(texts);
    expect(tablesOf({ 'a.js': '1', 'lang/en.json': 'changed' }).texts).not.toBe(texts);
  });
});
