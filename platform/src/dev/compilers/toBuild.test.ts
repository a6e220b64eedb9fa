import { digest } from '../../build/digest';
import { buildIntegrityTable } from '../../build/integrityTable';
import { summarizeIntegrity } from './toBuild';

describe('summarizeIntegrity', () => {
  it('writes the digests of scripts as the integrity runtime reads them', () => {
    const integrity = { 'remoteEntry.js': digest('a'), 'chunk-1.js': digest('b'), 'lang/en.json': digest('c') };
    expect(summarizeIntegrity(integrity).integrityTable).toBe(buildIntegrityTable(integrity, false));
  });

  it('changes the digest of the texts only when a catalogue changed', () => {
    const { textsDigest } = summarizeIntegrity({ 'a.js': '1', 'lang/en.json': '2' });
    expect(summarizeIntegrity({ 'a.js': 'changed', 'lang/en.json': '2' }).textsDigest).toBe(textsDigest);
    expect(summarizeIntegrity({ 'a.js': '1', 'lang/en.json': 'changed' }).textsDigest).not.toBe(textsDigest);
  });
});
