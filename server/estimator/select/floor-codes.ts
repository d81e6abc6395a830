// Floor materials as the data knows them: assemblies, parameters and codes for the new and the old floor.

export const ASSEMBLIES: Readonly<Record<string, string>> = {
  lvp: 'floor_lvp',
  laminate: 'floor_laminate',
  hardwood: 'floor_hardwood',
  enghardwood: 'floor_enghardwood',
  sheetvinyl: 'floor_sheetvinyl',
  carpet: 'floor_carpet',
  tile: 'floor_tile',
  stone: 'floor_tile',
  epoxy: 'garage_floor_coating',
};

export const COMMERCIAL: Readonly<Record<string, string>> = {
  ctile: 'ctile',
  vct: 'vct',
  carpet: 'ctile',
  lvp: 'lvt',
  polished: 'polish',
};

export const OLD_FLOOR: Readonly<Record<string, string>> = {
  carpet: 'carpet',
  lvp: 'float',
  laminate: 'float',
  enghardwood: 'float',
  tile: 'tile',
  stone: 'tile',
  hardwood: 'hardwood',
  sheetvinyl: 'vinyl',
  vct: 'vinyl',
};

export const OLD_FLOOR_CODE: Readonly<Record<string, string>> = {
  carpet: 'DEM-CARPET',
  float: 'DEM-FLOAT',
  tile: 'DEM-TILEFLR',
  hardwood: 'DEM-HARDWOOD',
  vinyl: 'DEM-VINYL',
};

export const NEW_FLOOR_CODE: Readonly<Record<string, string>> = {
  lvp: 'FLR-LVP',
  laminate: 'FLR-LAM',
  hardwood: 'FLR-HWSOLID',
  enghardwood: 'FLR-HWENG',
  sheetvinyl: 'FLR-SHEET',
  carpet: 'FLR-CARPET',
  tile: 'TIL-FLOOR',
  vct: 'FLR-VCT',
  ctile: 'FLR-CTILE',
  epoxy: 'PNT-EPOXY',
  polished: 'FLR-POLISH',
  rubber_base: 'FLR-RBASE',
  stone: 'TIL-STONE',
  densified: 'COM-DENSIFY',
};
