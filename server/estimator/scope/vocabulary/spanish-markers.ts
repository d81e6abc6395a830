// Words that say a text is Spanish; a single one may be a name or a product.

export const SPANISH_MARKERS: ReadonlySet<string> = new Set(
  'cocina baño bano pintar necesito quiero reemplazar cambiar instalar remodelar nuevo nueva nuevos piso paredes techo ventana ventanas casa recámara recamara sala pies reparar puerta puertas quitar renovar gabinetes inodoro alfombra dormitorio habitación arreglar el la los las para del con mi cuarto pintura sin cerca ducha tejado azulejo cuadrados calentador agua pared hoyo necesita vecino nuevas sustituir cambie reemplace por una bañera tina regadera encimera lavabo llave grifo'.split(
    ' ',
  ),
);
