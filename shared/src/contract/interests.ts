/** Interest tags with the name of their icon; `sensitive` ones are never shown to visitors. */
export const INTERESTS = [
  { key: 'adventure', icon: 'Mountain', sensitive: false },
  { key: 'anal_sex', icon: 'CircleHeart', sensitive: true },
  { key: 'animals', icon: 'Paw', sensitive: false },
  { key: 'art', icon: 'Palette', sensitive: false },
  { key: 'astrology', icon: 'ZodiacLeo', sensitive: false },
  { key: 'bbq', icon: 'Grill', sensitive: false },
  { key: 'beach', icon: 'Beach', sensitive: false },
  { key: 'beer', icon: 'Beer', sensitive: false },
  { key: 'biking', icon: 'Bike', sensitive: false },
  { key: 'bondage', icon: 'Lasso', sensitive: true },
  { key: 'coffee', icon: 'Coffee', sensitive: false },
  { key: 'cooking', icon: 'ChefHat', sensitive: false },
  { key: 'dancing', icon: 'Disc', sensitive: false },
  { key: 'exchanging_pictures', icon: 'PhotoShare', sensitive: true },
  { key: 'fashion', icon: 'Hanger', sensitive: false },
  { key: 'foodie', icon: 'BowlSpoon', sensitive: false },
  { key: 'gardening', icon: 'Plant2', sensitive: false },
  { key: 'gym', icon: 'Barbell', sensitive: false },
  { key: 'hiking', icon: 'Trekking', sensitive: false },
  { key: 'hugging', icon: 'Friends', sensitive: false },
  { key: 'kissing', icon: 'MoodHeart', sensitive: false },
  { key: 'lingerie', icon: 'Feather', sensitive: true },
  { key: 'massages', icon: 'Candle', sensitive: false },
  { key: 'masturbating', icon: 'MoonStars', sensitive: true },
  { key: 'movies', icon: 'Movie', sensitive: false },
  { key: 'music', icon: 'Music', sensitive: false },
  { key: 'one_night_stand', icon: 'ClockHeart', sensitive: true },
  { key: 'oral_sex', icon: 'HeartSpark', sensitive: true },
  { key: 'outdoors', icon: 'Trees', sensitive: false },
  { key: 'party', icon: 'Confetti', sensitive: false },
  { key: 'photography', icon: 'Camera', sensitive: false },
  { key: 'politics', icon: 'Speakerphone', sensitive: false },
  { key: 'public_sex', icon: 'MapHeart', sensitive: true },
  { key: 'reading', icon: 'Book', sensitive: false },
  { key: 'relationship', icon: 'Hearts', sensitive: false },
  { key: 'sadomasochism', icon: 'LockHeart', sensitive: true },
  { key: 'safe_sex', icon: 'ShieldHeart', sensitive: true },
  { key: 'sex', icon: 'Flame', sensitive: true },
  { key: 'sex_toys', icon: 'Sparkles', sensitive: true },
  { key: 'shopping', icon: 'ShoppingBag', sensitive: false },
  { key: 'sports', icon: 'BallFootball', sensitive: false },
  { key: 'sushi', icon: 'BowlChopsticks', sensitive: false },
  { key: 'tattoos', icon: 'Brush', sensitive: false },
  { key: 'tea', icon: 'Teapot', sensitive: false },
  { key: 'theater', icon: 'MasksTheater', sensitive: false },
  { key: 'threesome', icon: 'UsersGroup', sensitive: true },
  { key: 'travelling', icon: 'PlaneDeparture', sensitive: false },
  { key: 'vegetarian', icon: 'Salad', sensitive: false },
  { key: 'video_games', icon: 'DeviceGamepad2', sensitive: false },
  { key: 'wine', icon: 'GlassGin', sensitive: false },
] as const;

export type InterestKey = (typeof INTERESTS)[number]['key'];
export type InterestIcon = (typeof INTERESTS)[number]['icon'];

/** An interest tag as GET /api/interests.php answers it. */
export interface Interest {
  key: InterestKey;
  icon: InterestIcon;
  sensitive: boolean;
}
