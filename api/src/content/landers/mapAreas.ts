/** Several regions that a map shows as one shape, because they are too many, too small or too far apart to be pressed. */
export interface MapArea {
  /** In lower case, unlike the codes of regions. */
  code: string;
  /** In the language of the country, like the names of regions. */
  name: string;
  /** ISO 3166-2 codes of its regions, without the country. */
  regions: readonly string[];
}

const createArea = (code: string, name: string, regions: string): MapArea => ({ code, name, regions: regions.split(' ') });

const AREAS: Readonly<Record<string, readonly MapArea[]>> = {
  GB: [
    createArea('east-midlands', 'East Midlands', 'DER DBY LCE LEC LIN NTH NGM NTT RUT'),
    createArea('east', 'East of England', 'BDF CAM CBF ESS HRT LUT NFK PTE SOS SFK THR'),
    createArea(
      'london',
      'London',
      'BDG BNE BEX BEN BRY CMD CRY EAL ENF GRE HCK HMF HRY HRW HAV HIL HNS ISL KEC KTT LBH LEW LND MRT NWM RDB RIC SWK STN TWH WFT WND WSM',
    ),
    createArea('north-east', 'North East England', 'DAL DUR GAT HPL MDB NET NTY NBL RCC STY STT SND'),
    createArea(
      'north-west',
      'North West England',
      'BBD BPL BOL BUR CHE CHW CMA HAL KWL LAN LIV MAN OLD RCH SLF SFT SHN SKP TAM TRF WRT WGN WRL',
    ),
    createArea('northern-ireland', 'Northern Ireland', 'ANN AND ABC BFS CCG DRS FMO LBC MEA NMD MUL'),
    createArea(
      'scotland',
      'Scotland',
      'ABE ABD ANS AGB CLK DGY DND EAY EDU ELN ERW EDH ELS FAL FIF GLG HLD IVC MLN MRY NAY NLK ORK PKN RFW SCB ZET SAY SLK STG WDU WLN',
    ),
    createArea('south-east', 'South East England', 'BRK BRC BNH BKM ESX HAM IOW KEN MDW MIK OXF POR RDG SLG STH SRY WBK WSX WNM WOK'),
    createArea('south-west', 'South West England', 'BAS BCP BST CON DEV DOR GLS IOS NSM PLY SGC SOM SWD TOB WIL'),
    createArea('wales', 'Wales', 'BGW BGE CAY CRF CMN CGN CWY DEN FLN GWN AGY MTY MON NTL NWP PEM POW RCT SWA TOF VGL WRX'),
    createArea('west-midlands', 'West Midlands', 'BIR COV DUD HEF SAW SHR SOL STS STE TFW WLL WAR WLV WOR'),
    createArea('yorkshire', 'Yorkshire and the Humber', 'BNS BRD CLD DNC ERY KHL KIR LDS NEL NLN NYK ROT SHF WKF YOR'),
  ],
  FR: [createArea('outre-mer', 'Outre-mer', 'CP GP GF MQ YT NC PF PM BL MF RE TF WF')],
  US: [createArea('territories', 'Territories and armed forces', 'AS GU MP PR VI FM MH PW AA AE AP')],
};

/** Areas of a country's map (ISO 3166 alpha-2) that hold several regions; empty where each region is a shape of its own. */
export const getMapAreas = (country: string): readonly MapArea[] => AREAS[country] ?? [];
