// The part of libheif-js' untyped API that is used here: libheif's own functions, with pointers as numbers. A function that may
// fail writes `heif_error` (code, subcode, message, four bytes each) to its first argument.
declare module 'libheif-js/wasm-bundle.js' {
  type Pointer = number;
  const libheif: {
    /** Views of the memory; they are replaced when it grows. */
    HEAPU8: Uint8Array;
    HEAP32: Int32Array;
    _malloc(bytes: number): Pointer;
    _free(at: Pointer): void;
    _heif_context_alloc(): Pointer;
    _heif_context_free(context: Pointer): void;
    _heif_context_read_from_memory_without_copy(
      error: Pointer,
      context: Pointer,
      bytes: Pointer,
      length: number,
      options: Pointer,
    ): void;
    _heif_context_get_primary_image_handle(error: Pointer, context: Pointer, out: Pointer): void;
    _heif_image_handle_release(handle: Pointer): void;
    _heif_image_handle_get_item_id(handle: Pointer): number;
    _heif_image_handle_get_width(handle: Pointer): number;
    _heif_image_handle_get_height(handle: Pointer): number;
    _heif_image_handle_has_alpha_channel(handle: Pointer): number;
    _heif_image_handle_get_luma_bits_per_pixel(handle: Pointer): number;
    _heif_image_handle_get_raw_color_profile_size(handle: Pointer): number;
    _heif_image_handle_get_raw_color_profile(error: Pointer, handle: Pointer, out: Pointer): void;
    _heif_image_handle_get_nclx_color_profile(error: Pointer, handle: Pointer, out: Pointer): void;
    _heif_nclx_color_profile_free(profile: Pointer): void;
    _heif_image_handle_get_image_tiling(
      error: Pointer,
      handle: Pointer,
      isTransformed: number,
      out: Pointer,
    ): void;
    _heif_image_handle_get_grid_image_tile_id(
      error: Pointer,
      handle: Pointer,
      isTransformed: number,
      column: number,
      row: number,
      out: Pointer,
    ): void;
    _heif_item_get_item_data(
      error: Pointer,
      context: Pointer,
      item: number,
      outCompression: Pointer,
      outData: Pointer,
      outSize: Pointer,
    ): void;
    _heif_release_item_data(context: Pointer, data: Pointer): void;
    _heif_item_get_item_type(context: Pointer, item: number): number;
    _heif_item_get_transformation_properties(
      context: Pointer,
      item: number,
      out: Pointer,
      room: number,
    ): number;
    _heif_item_get_property_type(context: Pointer, item: number, property: number): number;
    _heif_item_get_property_transform_rotation_ccw(
      context: Pointer,
      item: number,
      property: number,
    ): number;
    _heif_item_get_property_transform_mirror(
      context: Pointer,
      item: number,
      property: number,
    ): number;
    _heif_item_get_property_transform_crop_borders(
      context: Pointer,
      item: number,
      property: number,
      width: number,
      height: number,
      left: Pointer,
      top: Pointer,
      right: Pointer,
      bottom: Pointer,
    ): void;
    _heif_decoding_options_alloc(): Pointer;
    _heif_decoding_options_free(options: Pointer): void;
    _heif_decode_image(
      error: Pointer,
      handle: Pointer,
      out: Pointer,
      colourSpace: number,
      chroma: number,
      options: Pointer,
    ): void;
    _heif_image_handle_decode_image_tile(
      error: Pointer,
      handle: Pointer,
      out: Pointer,
      colourSpace: number,
      chroma: number,
      options: Pointer,
      column: number,
      row: number,
    ): void;
    _heif_image_get_chroma_format(image: Pointer): number;
    _heif_image_get_nclx_color_profile(error: Pointer, image: Pointer, out: Pointer): void;
    _heif_image_get_width(image: Pointer, channel: number): number;
    _heif_image_get_height(image: Pointer, channel: number): number;
    _heif_image_get_plane_readonly(image: Pointer, channel: number, outStride: Pointer): Pointer;
    _heif_image_release(image: Pointer): void;
  };
  export default libheif;
}
