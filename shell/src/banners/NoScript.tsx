import { css } from '@emotion/react';
import { telephoneHref } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** What a visitor without JavaScript needs to know, and how to reach support; only the rendered page shows it. */
export const NoScript = observer(() => {
  const { support_email: email, support_phone: phone } = useStore().settings.current;
  return (
    <noscript>
      <div css={strip}>
        <FormattedMessage
          id="shell.noscript"
          defaultMessage="You can read these pages as they are. To sign up, log in or chat, please switch on JavaScript and load the page again. We are happy to help: {contacts}"
          description="At the top of every page in a browser without JavaScript; contacts: links to the support's e-mail address and phone number"
          values={{ contacts: <Contacts email={email} phone={phone} /> }}
        />
      </div>
    </noscript>
  );
});

const Contacts = ({ email, phone }: { email: string; phone: string }) => (
  <span css={contacts}>
    {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
    {phone === '' ? null : <a href={telephoneHref(phone)}>{phone}</a>}
  </span>
);

const strip = css({
  padding: `${token.space3} ${token.space4}`,
  background: token.colorWarningSoft,
  color: token.colorOnWarningSoft,
  fontSize: token.fontSizeS,
  textAlign: 'center',
  a: { color: 'inherit' },
});
const contacts = css({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${token.space4}` });
