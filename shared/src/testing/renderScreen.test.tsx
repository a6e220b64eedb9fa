import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Link, useParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { aUser } from './aUser';
import { renderScreen } from './renderScreen';

const Example = observer(() => {
  const { session } = useStore();
  return (
    <>
      <FormattedMessage
        id="shared.test"
        defaultMessage="{count} credits for {id}"
        description="Test"
        values={{ count: session.credits, id: useParams().id }}
      />
      <Link to={pathTo('members')}>Profiles</Link>
    </>
  );
});

describe('rendering a screen', () => {
  it('provides store, texts, parameters and an address', async () => {
    const { person, address } = renderScreen(<Example />, { user: aUser({ credits: 7 }), path: '/chats/{id}', route: '/chats/Chat000000' });
    expect(screen.getByText('7 credits for Chat000000')).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Profiles' }));
    expect(address()).toBe('/members');
  });
});
