import { css } from '@emotion/react';
import { type Message, type MessageType, REPORT_EXCERPTS_MAX, type ReportThing } from '@rendezvous/shared/contract';
import { defineMessages, formatDateTime, FormattedMessage, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { Checkbox, Photo, RadioCards, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { LoadableSection } from '../settings/LoadableSection';
import type { ReportStore } from './ReportStore';

/** Labels for what can be reported. */
const targetLabels: Record<ReportThing, MessageDescriptor> = defineMessages({
  profile: { id: 'shell.report.thing.profile', defaultMessage: 'The profile', description: 'What a report is about' },
  photo: { id: 'shell.report.thing.photo', defaultMessage: 'A photo', description: 'What a report is about' },
  conversation: { id: 'shell.report.thing.conversation', defaultMessage: 'Our chat', description: 'What a report is about' },
});

/** Labels for messages without text, by type. */
const messageTypeLabels: Partial<Record<MessageType, MessageDescriptor>> = defineMessages({
  photo: { id: 'shell.report.kind.photo', defaultMessage: 'Photo', description: 'In place of a message that is a photo, in a report' },
  gift: { id: 'shell.report.kind.gift', defaultMessage: 'Gift', description: 'In place of a message that is a gift, in a report' },
  gif: { id: 'shell.report.kind.gif', defaultMessage: 'GIF', description: 'In place of a message that is a moving picture, in a report' },
  icebreaker: {
    id: 'shell.report.kind.icebreaker',
    defaultMessage: 'Icebreaker',
    description: 'In place of a message that is an opener chosen from a list, in a report',
  },
});

interface StepProps {
  report: ReportStore;
}

/** Asks what the report is about: the profile, one of its photos, or the chat, in which the messages at issue can be marked. */
export const ReportTargetStep = observer(({ report }: StepProps) => {
  const intl = useIntl();
  return (
    <Stack gap="m">
      <RadioCards
        layout="list"
        label={<FormattedMessage id="shell.report.thing" defaultMessage="What’s it about?" description="Second question of a report" />}
        options={report.targets.map((value) => ({ value, label: intl.formatMessage(targetLabels[value]) }))}
        value={report.thing}
        onChange={(thing) => report.update({ thing })}
      />
      {report.thing === 'photo' && <PhotoChoice report={report} />}
      {report.thing === 'conversation' && <MessageChecklist report={report} />}
    </Stack>
  );
});

const PhotoChoice = observer(({ report }: StepProps) => {
  const intl = useIntl();
  const { photos, photoId } = report;
  const images = photos.value ?? [];
  return (
    <LoadableSection loadable={photos} lines={2}>
      {() =>
        images.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage
              id="shell.report.no_photos"
              defaultMessage="There are no photos you can report. Choose something else above."
              description="In place of the photos of a member without any, in a report"
            />
          </Text>
        ) : (
          <RadioCards
            layout="list"
            label={<FormattedMessage id="shell.report.photo" defaultMessage="Which photo?" description="Question of a report" />}
            options={images.map((image, index) => ({
              value: image.id,
              label: intl.formatMessage(
                { id: 'shell.report.photo_n', defaultMessage: 'Photo {n, number}', description: 'Choice of a report' },
                { n: index + 1 },
              ),
              aside: <Photo image={image} alt="" sizes="4rem" css={thumbnailStyle} />,
            }))}
            value={photoId}
            onChange={(id) => report.update({ photoId: id })}
          />
        )
      }
    </LoadableSection>
  );
});

const MessageChecklist = observer(({ report: { messages, markedIds, isFull, setMarked } }: StepProps) => {
  const receivedMessages = messages.value ?? [];
  return (
    <LoadableSection loadable={messages} lines={3}>
      {() =>
        receivedMessages.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage
              id="shell.report.no_messages"
              defaultMessage="There are no messages to mark. You can still report the chat."
              description="In place of the messages of a member who has written none, in a report"
            />
          </Text>
        ) : (
          <Stack gap="s">
            <Text size="s" tone="muted">
              <FormattedMessage
                id="shell.report.marks"
                defaultMessage="Mark the messages that show what’s wrong, at most {max, number}. We only see the ones you mark."
                description="Above the messages of a report"
                values={{ max: REPORT_EXCERPTS_MAX }}
              />
            </Text>
            <Stack as="ul" gap="xs" css={listStyle}>
              {receivedMessages.map((message) => (
                <li key={message.id}>
                  <Checkbox
                    checked={markedIds.has(message.id)}
                    disabled={isFull && !markedIds.has(message.id)}
                    onChange={(isMarked) => setMarked(message.id, isMarked)}
                  >
                    <MessageLabel message={message} />
                  </Checkbox>
                </li>
              ))}
            </Stack>
          </Stack>
        )
      }
    </LoadableSection>
  );
});

/** Shows the text of a message, or its type if it has none, and when it was sent. */
function MessageLabel({ message: { type, body, created } }: { message: Message }) {
  const intl = useIntl();
  const typeLabel = messageTypeLabels[type];
  return (
    <>
      <bdi>{typeLabel && body === '' ? intl.formatMessage(typeLabel) : body}</bdi>{' '}
      <Text as="span" size="s" tone="muted">
        {formatDateTime(intl, created)}
      </Text>
    </>
  );
}

const thumbnailStyle = css({ width: '4rem', borderRadius: token.radiusM });
const listStyle = css({ maxHeight: '16rem', overflowY: 'auto' });
