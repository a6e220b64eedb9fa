import { __iconNode as IconAdjustmentsHorizontal } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { __iconNode as IconAlertCircle } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { __iconNode as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { __iconNode as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { __iconNode as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { __iconNode as IconBellRinging } from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import { __iconNode as IconCameraPlus } from '@tabler/icons-react/dist/esm/icons/IconCameraPlus.mjs';
import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconChecks } from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { __iconNode as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { __iconNode as IconCoins } from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import { __iconNode as IconCreditCard } from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { __iconNode as IconCrown } from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import { __iconNode as IconDeviceMobilePlus } from '@tabler/icons-react/dist/esm/icons/IconDeviceMobilePlus.mjs';
import { __iconNode as IconRosetteDiscount } from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscount.mjs';
import { __iconNode as IconDots } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { __iconNode as IconEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { __iconNode as IconEyeOff } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { __iconNode as IconFlag3 } from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs';
import { __iconNode as IconGift } from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { __iconNode as IconHeart } from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { __iconNode as IconHeartFilled } from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { __iconNode as IconHeartHandshake } from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { __iconNode as IconHelpCircle } from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { __iconNode as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { __iconNode as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { __iconNode as IconKey } from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { __iconNode as IconLanguage } from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { __iconNode as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { __iconNode as IconLogin2 } from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import { __iconNode as IconLogout } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { __iconNode as IconMail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as IconMenu2 } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { __iconNode as IconMessageCircle } from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { __iconNode as IconMoonStars } from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs';
import { __iconNode as IconPencil } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { __iconNode as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { __iconNode as IconReceipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { __iconNode as IconRefresh } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { __iconNode as IconRosetteDiscountCheck } from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { __iconNode as IconSend2 } from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import { __iconNode as IconSettings } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { __iconNode as IconShield } from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import { __iconNode as IconSparkles } from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { __iconNode as IconSun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { __iconNode as IconTrash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { __iconNode as IconUser } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { __iconNode as IconUserCircle } from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { __iconNode as IconUserOff } from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { __iconNode as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { __iconNode as IconWifiOff } from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

/** Icons of the interface by name. All other files use them by name, so that only the icons imported here are bundled. */
export const ICONS = {
  search: IconSearch,
  message: IconMessageCircle,
  heart: IconHeart,
  'heart-filled': IconHeartFilled,
  coins: IconCoins,
  crown: IconCrown,
  'user-circle': IconUserCircle,
  user: IconUser,
  users: IconUsers,
  settings: IconSettings,
  logout: IconLogout,
  login: IconLogin2,
  back: IconChevronLeft,
  forward: IconChevronRight,
  down: IconChevronDown,
  close: IconX,
  menu: IconMenu2,
  language: IconLanguage,
  bell: IconBell,
  'bell-ringing': IconBellRinging,
  gift: IconGift,
  photo: IconPhoto,
  'camera-plus': IconCameraPlus,
  send: IconSend2,
  block: IconUserOff,
  report: IconFlag3,
  trash: IconTrash,
  check: IconCheck,
  checks: IconChecks,
  alert: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  success: IconCircleCheck,
  refresh: IconRefresh,
  offline: IconWifiOff,
  filters: IconAdjustmentsHorizontal,
  lock: IconLock,
  key: IconKey,
  verified: IconRosetteDiscountCheck,
  clock: IconClock,
  discount: IconRosetteDiscount,
  card: IconCreditCard,
  pencil: IconPencil,
  dots: IconDots,
  eye: IconEye,
  'eye-off': IconEyeOff,
  install: IconDeviceMobilePlus,
  help: IconHelpCircle,
  'arrow-down': IconArrowDown,
  'arrow-up': IconArrowUp,
  'arrow-right': IconArrowRight,
  sun: IconSun,
  moon: IconMoonStars,
  sparkles: IconSparkles,
  home: IconHome,
  mail: IconMail,
  shield: IconShield,
  receipt: IconReceipt,
  match: IconHeartHandshake,
} as const;

export type IconName = keyof typeof ICONS;
