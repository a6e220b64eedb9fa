import type { Build } from '../Build';
import { HotUpdates } from './HotUpdates';

const aBuild = (changes: Partial<Build> = {}): Build => ({
  name: 'mfe-chat',
  hash: 'b',
  integrityTable: 'a.jssha',
  textsDigest: 't',
  errors: [],
  ...changes,
});

/** A container that runs build `a`; each check updates it to the next hash of `hashes`, or finds no update if that is null. */
function aContainer(hashes: (string | null)[], status = 'idle') {
  let runningHash = 'a';
  const check = jest.fn(async () => {
    const next = hashes.shift() ?? null;
    if (next !== null) runningHash = next;
    return next === null ? null : ['module'];
  });
  const ports = { storeTable: jest.fn(), reload: jest.fn(), reportProblem: jest.fn() };
  const updates = new HotUpdates({ hot: { status: () => status, check }, getRunningHash: () => runningHash, ...ports });
  return { updates, check, ...ports };
}

describe('HotUpdates', () => {
  it('updates to the newest build through those in between, without a reload', async () => {
    const { updates, check, reload, storeTable } = aContainer(['b', 'c']);
    await updates.receive(aBuild({ hash: 'c' }));
    expect(check).toHaveBeenCalledTimes(2);
    expect(storeTable).toHaveBeenCalledWith('a.jssha');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does nothing for the build that is already running', async () => {
    const { updates, check } = aContainer([]);
    await updates.receive(aBuild({ hash: 'a' }));
    expect(check).not.toHaveBeenCalled();
  });

  it('applies a build that finishes during an update after that update', async () => {
    const { updates, check, reload } = aContainer(['b', 'c']);
    await Promise.all([updates.receive(aBuild({ hash: 'b' })), updates.receive(aBuild({ hash: 'c' }))]);
    expect(check).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page when the update is gone or an earlier one failed', async () => {
    const outdatedContainer = aContainer([null]);
    await outdatedContainer.updates.receive(aBuild());
    expect(outdatedContainer.reload).toHaveBeenCalledTimes(1);
    const failedContainer = aContainer(['b'], 'fail');
    await failedContainer.updates.receive(aBuild());
    expect(failedContainer.reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page when a module does not accept updates', async () => {
    const { updates, check, reload } = aContainer([]);
    check.mockRejectedValueOnce(new Error('Aborted because ./x.ts is not accepted'));
    await updates.receive(aBuild());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page for changed texts', async () => {
    const { updates, reload } = aContainer(['b']);
    await updates.receive(aBuild({ hash: 'a' }));
    await updates.receive(aBuild({ hash: 'a', textsDigest: 'other' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the page and reports what does not compile', async () => {
    const { updates, check, reportProblem } = aContainer([]);
    await updates.receive(aBuild({ errors: ['x.ts: unexpected token'] }));
    expect(reportProblem).toHaveBeenCalledWith('mfe-chat does not compile:\nx.ts: unexpected token');
    expect(check).not.toHaveBeenCalled();
  });
});
