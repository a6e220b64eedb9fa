import { css } from '@emotion/react';
import type { ChatPhoto } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { Button, Photo, Row, Stack } from '@rendezvous/shared/ui';
import { useState } from 'react';

interface PhotoContentProps {
  /** Null once the sender has withdrawn it. */
  photo: ChatPhoto | null;
  mine: boolean;
  /** True when the photo loads eagerly. */
  priority: boolean;
  /** Sender of a received photo, for reporting it; null if it cannot be reported. */
  subject: SafetySubject | null;
}

/** A photo in a chat: recipients see it blurred until they choose to view it. */
export function PhotoContent({ photo, mine, priority, subject }: PhotoContentProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(mine);
  if (photo === null) return <Withdrawn />;
  const { filename, thumb_filename: thumb, blurred, ratio } = photo;
  const version = isOpen
    ? { filename, thumb_filename: thumb, match: thumb }
    : { filename: blurred, thumb_filename: blurred, match: blurred };
  const alt = intl.formatMessage({ id: 'chat.photo.alt', defaultMessage: 'Photo in the chat', description: 'What a picture in a chat is' });
  return (
    <Stack gap="s">
      <Photo
        image={{ ...version, ratio, placeholder: null, locked: false }}
        alt={alt}
        ratio="natural"
        sizes="240px"
        priority={priority}
        css={frame}
      />
      {!isOpen && (
        <Row gap="s">
          <Button size="s" variant="secondary" onPress={() => setOpen(true)}>
            <FormattedMessage id="chat.photo.show" defaultMessage="Show photo" description="Button under a blurred photo in a chat" />
          </Button>
          {subject && <ReportPhoto subject={subject} />}
        </Row>
      )}
    </Stack>
  );
}

function ReportPhoto({ subject }: { subject: SafetySubject }) {
  const { open } = useSafety();
  return (
    <Button size="s" variant="quiet" icon="report" onPress={() => open({ ...subject, choice: 'report' })}>
      <FormattedMessage id="chat.photo.report" defaultMessage="Report" description="Button under a blurred photo in a chat" />
    </Button>
  );
}

const Withdrawn = () => (
  <em>
    <FormattedMessage id="chat.photo.withdrawn" defaultMessage="Photo unsent" description="In place of a photo that its sender took back" />
  </em>
);

const frame = css({ width: '15rem', maxWidth: '100%' });
