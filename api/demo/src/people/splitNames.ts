import type { Gender } from '@rendezvous/shared/contract';
import type { SeededRandom } from '../../../src/pictures/createSeededRandom';

const splitNames = (female: string, male: string): Record<Gender, readonly string[]> => ({
  female: female.split(' '),
  male: male.split(' '),
});

/** First names by country; `world` contains names from other parts of the world. */
export const firstNames: Record<string, Record<Gender, readonly string[]>> = {
  NL: splitNames(
    'Sanne Lotte Femke Anouk Marloes Iris Esther Roos Fleur Maaike Eline Saskia Wendy Linda Margriet Tessa Jolanda Mirjam Floor Hanneke Evi Karin Noor Ilse Merel Petra Bregje Anke Suze Willemijn',
    'Daan Jeroen Bas Maarten Thijs Sjoerd Ruben Wouter Joost Pieter Koen Sander Gijs Henk Erik Bram Tijmen Frank Arjan Stijn Luuk Rogier Dirk Niels Marco Hans Teun Jelle Rik Kees',
  ),
  BE: splitNames(
    'Lies Griet Hilde Charlotte Amélie Céline Ellen Joke Nele An Sofie Margaux Kaat Els Veerle',
    'Wim Bart Dries Jef Olivier Benoît Stef Kobe Tom Luc Wannes Pieterjan Geert Thibault Maxime',
  ),
  DE: splitNames(
    'Lena Katharina Julia Svenja Annika Miriam Franziska Heike Sabine Nadine Carolin Johanna Birgit Greta Tanja Frauke Wiebke Silke',
    'Jonas Lukas Florian Stefan Matthias Felix Tobias Sebastian Jens Andreas Moritz Kai Thorsten Benedikt Uwe Niklas Henning Rainer',
  ),
  FR: splitNames(
    'Camille Manon Claire Élodie Aurélie Sandrine Juliette Mathilde Nathalie Chloé Inès Valérie Léa Delphine',
    'Antoine Julien Nicolas Mathieu Thomas Sébastien Laurent Guillaume Hugo Vincent Pascal Romain Éric Bastien',
  ),
  IT: splitNames(
    'Giulia Chiara Francesca Martina Elisa Valentina Paola Silvia Alessia Serena Beatrice Roberta Ilaria',
    'Marco Luca Matteo Alessandro Davide Giovanni Stefano Lorenzo Paolo Riccardo Fabio Simone Emanuele',
  ),
  ES: splitNames(
    'Lucía Marta Carmen Laura Elena Paula Cristina Rocío Nuria Pilar Alba Irene Beatriz',
    'Javier Pablo Sergio Alejandro Carlos Álvaro Rubén Diego Ignacio Óscar Manuel Raúl Jorge',
  ),
  PL: splitNames(
    'Agnieszka Kasia Magda Joanna Ewa Zofia Monika Karolina Natalia Beata Ola Justyna Hania',
    'Piotr Marcin Tomasz Jakub Michał Krzysztof Bartek Paweł Adam Wojtek Grzegorz Kamil Rafał',
  ),
  DK: splitNames(
    'Mette Freja Signe Louise Camilla Pernille Ida Maja Trine Rikke Bodil Astrid Kirsten',
    'Mads Rasmus Søren Frederik Kasper Jesper Anders Emil Lasse Morten Jeppe Bo Troels',
  ),
  FI: splitNames(
    'Aino Emilia Sari Johanna Riikka Päivi Laura Venla Tiina Minna Kaisa Outi Heli',
    'Mikko Juha Antti Ville Eero Janne Petri Lauri Timo Sampo Olli Kari Aleksi',
  ),
  NO: splitNames(
    'Ingrid Silje Marte Kari Nora Hege Tuva Solveig Ragnhild Maren Camilla Turid Guro',
    'Lars Ola Kristian Magnus Håkon Espen Sindre Tor Eirik Henrik Jørgen Steinar Vegard',
  ),
  SE: splitNames(
    'Elin Sara Emma Malin Karin Linnea Frida Åsa Helena Ebba Lovisa Gunilla Moa',
    'Erik Johan Oskar Fredrik Gustav Anders Viktor Mattias Axel Henrik Björn Jonas Nils',
  ),
  GB: splitNames(
    'Emily Charlotte Hannah Rachel Olivia Gemma Sophie Fiona Megan Helen Lucy Bethan Joanne Isla',
    'James Oliver Callum Daniel Simon Gareth Harry Stuart Ben Alistair Neil Rhys George Martin',
  ),
  world: splitNames(
    'Amara Nadia Leila Zola Imani Samira Yasmin Priya Mei Aisha Naledi Soraya Kavya Adaeze Hana',
    'Malik Karim Kwame Amir Idris Rafael Dilan Ayo Omar Kenji Arjun Tariq Jamal Emeka Minh',
  ),
};

const USERNAME_WORDS = ['sun', 'coffee', 'music', 'sea', 'forest', 'bike', 'jazz', 'tea'];

/** Appends a random number that makes the name unused. */
function createNumberedName(random: SeededRandom, firstName: string, takenNames: Set<string>): string {
  const name = `${firstName}${random.int(1000, 9999)}`;
  return takenNames.has(name.toLowerCase()) ? createNumberedName(random, firstName, takenNames) : name;
}

/** Creates an unused, realistic username from a first name and adds it in lower case to `takenNames`. */
export function createUsername(random: SeededRandom, firstName: string, birthYear: number, takenNames: Set<string>): string {
  const shortYear = String(birthYear % 100).padStart(2, '0');
  const letter = random.pick('ABDEHJKLMRSTVW'.split(''));
  const candidates = [
    firstName,
    `${firstName}${shortYear}`,
    `${firstName}.${letter}`,
    `${firstName.toLowerCase()}_${random.pick(USERNAME_WORDS)}`,
    `${firstName}-${letter}${shortYear}`,
  ];
  const startIndex = random.pick([0, 0, 0, 0, 1, 2, 3]);
  const orderedCandidates = [...candidates.slice(startIndex), ...candidates.slice(0, startIndex)];
  const name =
    orderedCandidates.find((candidate) => candidate.length >= 3 && candidate.length <= 24 && !takenNames.has(candidate.toLowerCase())) ??
    createNumberedName(random, firstName, takenNames);
  takenNames.add(name.toLowerCase());
  return name;
}
