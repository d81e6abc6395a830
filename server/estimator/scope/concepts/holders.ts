// Assemblies that already hold an object, by the kind of room: named in a concept's `within`.

export const KITCHEN = 'kitchen_remodel kitchen_refresh';

export const BATH = 'bathroom_remodel powder_remodel bathroom_add';

export const ROOMS =
  'kitchen_remodel bathroom_remodel powder_remodel bathroom_add bedroom_remodel living_remodel laundry_remodel basement_finish hallway_refresh garage_refresh';

export const PAINTED =
  'kitchen_remodel bathroom_remodel powder_remodel bathroom_add bedroom_remodel living_remodel laundry_remodel basement_finish hallway_refresh garage_refresh fire_room drywall_repair mold_rebuild make_ready unit_turn water_rebuild';

export const FITOUT =
  'office_ti office_ti_elements retail_ti retail_ti_elements restaurant_ti restaurant_ti_elements commercial_white_box medical_ti';
