import { REMOTES, type RemoteName } from '@rendezvous/shared/contract';
import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { useAreaName } from './useAreaName';

const AreaName = ({ remote }: { remote: string }) => <p>{useAreaName(remote as RemoteName)}</p>;

describe('the name of an area', () => {
  it.each(REMOTES)('R-017 %s has one', (remote) => {
    renderPart(<AreaName remote={remote} />);
    expect(screen.getByRole('paragraph')).not.toBeEmptyDOMElement();
  });

  it('R-017 an area without a name is called “This page”', () => {
    renderPart(<AreaName remote="mfe-new" />);
    expect(screen.getByText('This page')).toBeInTheDocument();
  });
});
