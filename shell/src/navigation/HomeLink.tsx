import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { Link } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Logo, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/**
 * The logo, linking to the members area for members and to the front page for visitors; on a tablet the members' sections leave no room for the name.
 */
export const HomeLink = observer(() => {
  const { session, settings } = useStore();
  return (
    <Link to={session.isSignedIn ? pathTo('members') : pathTo('index')} css={link} data-member={session.isSignedIn}>
      <Logo name={settings.current.name} />
    </Link>
  );
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: token.sizeTarget,
  textDecoration: 'none',
  borderRadius: token.radiusS,
  '@media (min-width: 768px) and (max-width: 991.98px)': {
    '&[data-member="true"] span > span': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});
