import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconBarbell from '@tabler/icons-react/dist/esm/icons/IconBarbell.mjs';
import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs';
import IconBeer from '@tabler/icons-react/dist/esm/icons/IconBeer.mjs';
import IconBike from '@tabler/icons-react/dist/esm/icons/IconBike.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBowlChopsticks from '@tabler/icons-react/dist/esm/icons/IconBowlChopsticks.mjs';
import IconBowlSpoon from '@tabler/icons-react/dist/esm/icons/IconBowlSpoon.mjs';
import IconBrush from '@tabler/icons-react/dist/esm/icons/IconBrush.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCandle from '@tabler/icons-react/dist/esm/icons/IconCandle.mjs';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import IconCircleHeart from '@tabler/icons-react/dist/esm/icons/IconCircleHeart.mjs';
import IconClockHeart from '@tabler/icons-react/dist/esm/icons/IconClockHeart.mjs';
import IconCoffee from '@tabler/icons-react/dist/esm/icons/IconCoffee.mjs';
import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import IconDisc from '@tabler/icons-react/dist/esm/icons/IconDisc.mjs';
import IconFeather from '@tabler/icons-react/dist/esm/icons/IconFeather.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconFriends from '@tabler/icons-react/dist/esm/icons/IconFriends.mjs';
import IconGlassGin from '@tabler/icons-react/dist/esm/icons/IconGlassGin.mjs';
import IconGrill from '@tabler/icons-react/dist/esm/icons/IconGrill.mjs';
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs';
import IconHeartSpark from '@tabler/icons-react/dist/esm/icons/IconHeartSpark.mjs';
import IconHearts from '@tabler/icons-react/dist/esm/icons/IconHearts.mjs';
import IconLasso from '@tabler/icons-react/dist/esm/icons/IconLasso.mjs';
import IconLockHeart from '@tabler/icons-react/dist/esm/icons/IconLockHeart.mjs';
import IconMapHeart from '@tabler/icons-react/dist/esm/icons/IconMapHeart.mjs';
import IconMasksTheater from '@tabler/icons-react/dist/esm/icons/IconMasksTheater.mjs';
import IconMoodHeart from '@tabler/icons-react/dist/esm/icons/IconMoodHeart.mjs';
import IconMoonStars from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs';
import IconMountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPaw from '@tabler/icons-react/dist/esm/icons/IconPaw.mjs';
import IconPhotoShare from '@tabler/icons-react/dist/esm/icons/IconPhotoShare.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import IconPlant2 from '@tabler/icons-react/dist/esm/icons/IconPlant2.mjs';
import IconSalad from '@tabler/icons-react/dist/esm/icons/IconSalad.mjs';
import IconShieldHeart from '@tabler/icons-react/dist/esm/icons/IconShieldHeart.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconTeapot from '@tabler/icons-react/dist/esm/icons/IconTeapot.mjs';
import IconTrees from '@tabler/icons-react/dist/esm/icons/IconTrees.mjs';
import IconTrekking from '@tabler/icons-react/dist/esm/icons/IconTrekking.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconZodiacLeo from '@tabler/icons-react/dist/esm/icons/IconZodiacLeo.mjs';
import type { InterestIcon } from '../contract';

/** Icons of the interests, by icon name in the contract; bundled only with the pickers. */
export const INTEREST_ICONS = {
  Mountain: IconMountain,
  CircleHeart: IconCircleHeart,
  Paw: IconPaw,
  Palette: IconPalette,
  ZodiacLeo: IconZodiacLeo,
  Grill: IconGrill,
  Beach: IconBeach,
  Beer: IconBeer,
  Bike: IconBike,
  Lasso: IconLasso,
  Coffee: IconCoffee,
  ChefHat: IconChefHat,
  Disc: IconDisc,
  PhotoShare: IconPhotoShare,
  Hanger: IconHanger,
  BowlSpoon: IconBowlSpoon,
  Plant2: IconPlant2,
  Barbell: IconBarbell,
  Trekking: IconTrekking,
  Friends: IconFriends,
  MoodHeart: IconMoodHeart,
  Feather: IconFeather,
  Candle: IconCandle,
  MoonStars: IconMoonStars,
  Movie: IconMovie,
  Music: IconMusic,
  ClockHeart: IconClockHeart,
  HeartSpark: IconHeartSpark,
  Trees: IconTrees,
  Confetti: IconConfetti,
  Camera: IconCamera,
  Speakerphone: IconSpeakerphone,
  MapHeart: IconMapHeart,
  Book: IconBook,
  Hearts: IconHearts,
  LockHeart: IconLockHeart,
  ShieldHeart: IconShieldHeart,
  Flame: IconFlame,
  Sparkles: IconSparkles,
  ShoppingBag: IconShoppingBag,
  BallFootball: IconBallFootball,
  BowlChopsticks: IconBowlChopsticks,
  Brush: IconBrush,
  Teapot: IconTeapot,
  MasksTheater: IconMasksTheater,
  UsersGroup: IconUsersGroup,
  PlaneDeparture: IconPlaneDeparture,
  Salad: IconSalad,
  DeviceGamepad2: IconDeviceGamepad2,
  GlassGin: IconGlassGin,
} satisfies Record<InterestIcon, unknown>;
