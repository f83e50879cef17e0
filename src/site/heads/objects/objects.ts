// Written by `npm run generate` from the files of this folder.
import type { HeadObject } from '../head-object.ts';
import { blueprint } from './blueprint.object.ts';
import { boardroom } from './boardroom.object.ts';
import { bond } from './bond.object.ts';
import { car } from './car.object.ts';
import { cinema } from './cinema.object.ts';
import { coach } from './coach.object.ts';
import { contract } from './contract.object.ts';
import { crane } from './crane.object.ts';
import { crib } from './crib.object.ts';
import { excavator } from './excavator.object.ts';
import { expecting } from './expecting.object.ts';
import { factory } from './factory.object.ts';
import { family } from './family.object.ts';
import { filmCamera } from './film-camera.object.ts';
import { flats } from './flats.object.ts';
import { grandparents } from './grandparents.object.ts';
import { hospitalBed } from './hospital-bed.object.ts';
import { house } from './house.object.ts';
import { laboratory } from './laboratory.object.ts';
import { laptop } from './laptop.object.ts';
import { lorry } from './lorry.object.ts';
import { luggage } from './luggage.object.ts';
import { machine } from './machine.object.ts';
import { school } from './school.object.ts';
import { scooter } from './scooter.object.ts';
import { screen } from './screen.object.ts';
import { ship } from './ship.object.ts';
import { shop } from './shop.object.ts';
import { software } from './software.object.ts';
import { storefrontFloor } from './storefront-floor.object.ts';
import { team } from './team.object.ts';
import { vintageCar } from './vintage-car.object.ts';
import { warehouse } from './warehouse.object.ts';
import { worker } from './worker.object.ts';

export const headObjects: readonly HeadObject[] = [
  blueprint,
  boardroom,
  bond,
  car,
  cinema,
  coach,
  contract,
  crane,
  crib,
  excavator,
  expecting,
  factory,
  family,
  filmCamera,
  flats,
  grandparents,
  hospitalBed,
  house,
  laboratory,
  laptop,
  lorry,
  luggage,
  machine,
  school,
  scooter,
  screen,
  ship,
  shop,
  software,
  storefrontFloor,
  team,
  vintageCar,
  warehouse,
  worker,
];
