import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { TextLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useDeletionStore } from '../stores/DeletionStore';
import { Alternative } from './Alternative';
import { AlternativeButton } from './AlternativeButton';

/** Offers a discount for staying and, once the member has claimed it, shows the code. */
export const DeleteDiscount = observer(({ percentage }: { percentage: number }) => {
  const { pendingAlternative, discount, claimDiscount } = useDeletionStore();
  return (
    <Alternative
      title={
        <FormattedMessage
          id="auth.delete.discount"
          defaultMessage="Stay with {percentage}% off"
          description="Heading of an alternative to deletion; percentage: a number"
          values={{ percentage }}
        />
      }
      text={
        <FormattedMessage
          id="auth.delete.discountText"
          defaultMessage="On the next credits you buy."
          description="Explains an alternative to deletion"
        />
      }
    >
      <AlternativeButton
        busy={pendingAlternative === 'discount'}
        onPress={claimDiscount}
        confirmation={
          discount !== null && (
            <FormattedMessage
              id="auth.delete.discountDone"
              defaultMessage="Your code is {code}. <link>Use it now</link>"
              description="After the discount for staying was taken; code: the discount code"
              values={{ code: <strong>{discount.code}</strong>, link: (chunks) => <TextLink to={pathTo('credits')}>{chunks}</TextLink> }}
            />
          )
        }
      >
        <FormattedMessage
          id="auth.delete.discountButton"
          defaultMessage="Take the discount"
          description="Button of an alternative to deletion"
        />
      </AlternativeButton>
    </Alternative>
  );
});
